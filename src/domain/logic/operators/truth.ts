import type { StrictOperator } from './definition.ts'
import { stock } from './stock.ts'

const truthOperator = (name: '!' | '!!'): StrictOperator => ({
  kind: 'strict',
  operands: [1, 1],
  compute: (operands) => stock(name, operands),
})

export const notOperator = truthOperator('!')
export const truthyOperator = truthOperator('!!')
