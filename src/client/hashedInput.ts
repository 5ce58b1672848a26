import type { CallEntry } from '#contract/calls.ts'
import type { Input } from './buildRequest.ts'

/** The input as it may leave the browser: passwords as their hash. The hash function is loaded for calls that need it. */
export async function hashedInput({ hashed = [] }: CallEntry, input: Input): Promise<Input> {
  const names = hashed.filter((name) => typeof input[name] === 'string')
  if (names.length === 0) return input
  const { hashPassword } = await import('./password.ts')
  const hashes = names.map((name) => [name, hashPassword(String(input[name]))] as const)
  return { ...input, ...Object.fromEntries(hashes) }
}
