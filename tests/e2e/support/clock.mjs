// Loaded before the server of a test that moves its clock: the time is that of the machine and as many milliseconds more
// as the file says. Nothing of the product knows of it.
import { readFileSync } from 'node:fs';

const { Date: Real } = globalThis;
let read = 0;
let offset = 0;

function now() {
  const real = Real.now();
  if (real - read > 100) {
    read = real;
    offset = Number(readFileSync(process.env.TEST_CLOCK, 'utf8')) || 0;
  }
  return real + offset;
}

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now = now;
};
