import type { FormBundle } from '#contract/form.ts'
import { withLazyMembers } from './withLazyMembers.ts'

/** Returns a copy of a bundle with other members; what is computed on first read stays so. */
export function withMembers(bundle: FormBundle, members: Partial<FormBundle>): FormBundle {
  const own = Object.entries(Object.getOwnPropertyDescriptors(bundle))
  const plain = own.flatMap(([name, { get, value }]) => (get ? [] : [[name, value] as const]))
  const lazy = own.flatMap(([name, { get }]) =>
    get && !Object.hasOwn(members, name) ? [name as keyof FormBundle] : [],
  )
  return withLazyMembers(
    { ...Object.fromEntries(plain), ...members },
    Object.fromEntries(lazy.map((name) => [name, () => bundle[name]])),
  ) as FormBundle
}
