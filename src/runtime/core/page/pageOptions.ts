/** How a document is opened. */
export interface PageOptions {
  /** Named parts of the route's path. */
  params?: Readonly<Record<string, string>>
  /** A dialog's `with`: start values of declared state. */
  given?: Readonly<Record<string, unknown>>
  /** Ends the dialog this page is. */
  close?: (value: unknown) => void
  /** A frame sees every address; a page only its own. */
  follows?: 'own' | 'any'
}
