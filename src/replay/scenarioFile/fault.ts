import type { Place } from '#adapters/formInfo/places.ts'
import type { UnknownName } from '../scenario.ts'

/** A mistake in a scenario file, at its token. */
export interface Fault {
  /** Counts from 1; 0 for what is no step. */
  step: number
  sentence: string
  unknownName?: UnknownName
  at?: Place
}

/** A scenario file that cannot be played; the message names the place. */
export class ScenarioError extends Error {
  readonly faults: readonly Fault[]
  /** Title in the file, as far as readable. */
  readonly title: string | undefined

  constructor(faults: readonly Fault[] | string, title?: string) {
    const given = typeof faults === 'string' ? [{ step: 0, sentence: faults }] : faults
    super(given.map(faultText).join('；'))
    this.faults = given
    this.title = title
  }
}

const faultText = ({ step, sentence, at }: Fault): string =>
  [step > 0 ? `第 ${step} 步：` : '', sentence, at ? `（${at.line}:${at.column}）` : ''].join('')
