import { referenceIn } from '../text/kinds/codes.ts'

/**
 * Normalises a bank's transfer number for storage and comparison, as every reference is, whatever else a bank puts into
 * it. A transfer has the same number, however it was typed, copied or exported.
 */
export const tradeNumber: (text: string) => string = referenceIn
