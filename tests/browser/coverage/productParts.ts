import { type Part, partsOf } from '#runtime/core/coverage/partsOf.ts'
import { productPages } from '../../support/productPages.ts'

/** Every part of every page and dialog of the product. */
export const productParts = async (): Promise<Part[]> => (await productPages()).flatMap(partsOf)
