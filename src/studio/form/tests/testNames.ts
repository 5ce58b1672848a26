import { fill } from '#domain/text/fill.ts'
import texts from './texts.json' with { type: 'json' }

const { names, faults } = texts

/** Returns a name for a test that was typed on a day, with the first free number. */
export const typedName = (day: string, taken: readonly string[]): string =>
  firstFree((number) => fill(names.typed, { day, number }), taken)

/** Returns a title as a test's name, numbered when it is already taken. */
export const titledName = (title: string, taken: readonly string[]): string =>
  firstFree((number) => (number === 1 ? title : fill(names.again, { title, number })), taken)

/** Returns the reason why a name is not allowed; undefined when it is. */
export function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return faults.empty
  return taken.includes(name) ? fill(faults.taken, { name }) : undefined
}

function firstFree(nameOf: (number: number) => string, taken: readonly string[]): string {
  let number = 1
  while (taken.includes(nameOf(number))) number += 1
  return nameOf(number)
}
