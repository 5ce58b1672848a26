import { yuanOf } from '#domain/money/fees/yuan.ts'

/** Fen as yuan with two decimals; unlike an amount a balance may be negative. */
export const balanceOf = (fen: number): string => (fen < 0 ? `-${yuanOf(-fen)}` : yuanOf(fen))
