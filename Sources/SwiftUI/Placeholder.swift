// Placeholder until the first file of this room lands.
