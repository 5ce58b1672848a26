import type { LintInput } from './input.ts'

/**
 * Caches what is made of the product for as long as its pages live, with which every organisation is compared: the
 * input around them is another one for each.
 */
export function oncePerProduct<Made extends object>(
  make: (product: LintInput) => Made,
): (product: LintInput) => Made {
  const known = new WeakMap<LintInput['pages'], Made>()
  return (product) => {
    const made = known.get(product.pages) ?? make(product)
    known.set(product.pages, made)
    return made
  }
}
