/** Reasons for refusing a file; worded in `src/server/messages/statements.json`. */
export type FaultCode =
  | 'encoding'
  | 'quote'
  | 'sheets'
  | 'unpacked'
  | 'manyRows'
  | 'manyCells'
  | 'damaged'
  | 'heading'
  | 'cells'
  | 'amount'
  | 'moment'
  | 'kind'
  | 'required'
  | 'duplicate'
  | 'merchant'
  | 'ending'
  | 'empty'
  | 'totalCount'
  | 'totalSum'
  | 'mapping'

/** Where and what: `line` is the row from 1, `column` the title of the column or the name of a total. */
export interface FaultPlace {
  line?: number
  /** Name of the sheet, in a workbook with several. */
  sheet?: string
  column?: string
  /** Text in the file, and text required. */
  found?: string
  wanted?: string
}

/** Thrown by parsers for a file that violates its format; nothing of such a file is imported. */
export class StatementFault extends Error {
  readonly code: FaultCode
  readonly place: FaultPlace

  constructor(code: FaultCode, place: FaultPlace = {}) {
    super(`${code} ${JSON.stringify(place)}`)
    this.name = 'StatementFault'
    this.code = code
    this.place = place
  }
}
