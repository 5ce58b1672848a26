import type { Finding } from '#contract/finding.ts'
import type { FragmentDocument, PageDocument, PayloadDocument } from '#contract/page.gen.ts'

export interface Loaded<D> {
  /** Null when there is none or it is unusable; the findings name the reason. */
  document: D | null
  findings: Finding[]
}

/** Loads documents from the server; an organisation's own override the product's. */
export interface Documents {
  page(id: string): Promise<Loaded<PageDocument>>
  dialog(id: string): Promise<Loaded<PageDocument>>
  fragment(id: string): Promise<Loaded<FragmentDocument>>
  payload(id: string): Promise<Loaded<PayloadDocument>>
}

/** A fault of a document found at run time. The page continues without the faulty part. */
export interface Fault {
  code: string
  /** `page-id#/json/pointer` as far as known. */
  path: string
  message: string
}
