import { readFileSync } from 'node:fs'

/**
 * Loaded before a process (`node --import`): its clock is ahead of the machine's by the milliseconds in CLOCK_FILE, so
 * that a proof can let hours pass for servers and providers alike. Nothing of the product is changed. Dates that come
 * from another thread are dates here too: the class stays what it is.
 */
const realNow = Date.now
const REREAD_MS = 20
let ahead = 0
let readAt = 0

function now() {
  const real = realNow()
  if (real - readAt > REREAD_MS) {
    readAt = real
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  }
  return real + ahead
}

Date.now = now
globalThis.Date = new Proxy(Date, {
  construct: (Real, given, asked) =>
    Reflect.construct(Real, given.length === 0 ? [now()] : given, asked),
})
