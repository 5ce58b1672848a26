import type { BenchField } from './fields.ts'

/** One contender's form, as the runner's questions are asked of it. */
export interface BenchCase {
  /** The element that holds a field, null while it is not in the document. */
  place(key: string): Element | null
  /** The message that stands at the field, empty while there is none. */
  message(key: string): string
  /** How many messages stand in the form. */
  messages(): number
  /** The form's own idea of a value. */
  value(key: string): unknown
  /** Presses the form's button. */
  submit(): void
  /** What the form handed over when it was right; undefined before. */
  submitted(): Record<string, unknown> | undefined
}

/** How long the parts of a mount took, in milliseconds. */
export interface Preparation {
  /** From the configuration to what is rendered. */
  prepared: number
}

/** Builds the form into the element and renders it before it returns. */
export type Contender = (
  element: HTMLElement,
  fields: readonly BenchField[],
  layout: 'pc' | 'mobile',
) => BenchCase & Preparation
