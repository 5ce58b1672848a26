import { referenceIn } from '../text/kinds/codes.ts'

/**
 * A bank's number of a transfer as it is kept and compared: read as every reference is, whatever else a bank puts into
 * it. The same transfer is the same number, however it was typed, copied or exported.
 */
export const tradeNumber: (text: string) => string = referenceIn
