import type { CallEntry } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import type { Input } from './buildRequest.ts'

/** The input as it may leave the browser: passwords as their hash. The hash function is loaded for calls that need it. */
export async function hashedInput({ hashed = [] }: CallEntry, input: Input): Promise<Input> {
  const plain = hashed.flatMap((name) => {
    const value = ownValue(input, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  if (plain.length === 0) return input
  const { hashPassword } = await import('./password.ts')
  const hashes = plain.map(([name, value]) => [name, hashPassword(value)] as const)
  return { ...input, ...Object.fromEntries(hashes) }
}
