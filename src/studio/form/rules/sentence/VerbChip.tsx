import { verbsOf } from '#formDocument/rules/sentence/measures.ts'
import type { Test, Verb } from '#formDocument/rules/sentence/sentence.ts'
import { verbName } from '#formDocument/rules/words/names.ts'
import { Chip } from '../chips/Chip.tsx'
import type { ChipState } from '../chips/options.ts'
import texts from '../texts.json' with { type: 'json' }
import type { RuleTools } from '../useRuleTools.ts'
import { canBeLenient, canMiss } from './changeTest.ts'

interface VerbChipProps {
  test: Test
  tools: RuleTools
  chip: ChipState
  choose: (by: Verb, isLenient: boolean) => void
}

const LENIENT = 'lenient'

/** How a test compares, and whether it holds while a side is not filled in. */
export function VerbChip({ test, tools: { fields }, chip, choose }: VerbChipProps) {
  const { subject, by, lenient = false } = test
  const verbs = verbsOf(subject, fields)
  const options = verbs.map((verb) => ({
    id: verb as string,
    name: verbName(verb, subject, fields),
  }))
  const more =
    canBeLenient(by) && canMiss(test)
      ? [{ id: LENIENT, name: lenient ? texts.lenientOff : texts.lenientOn }]
      : []
  return (
    <Chip
      {...chip}
      text={verbName(by, subject, fields) + (lenient ? texts.lenientMark : '')}
      options={[...options, ...more]}
      chosen={[by]}
      choose={([id = by]) => (id === LENIENT ? choose(by, !lenient) : choose(id as Verb, lenient))}
    />
  )
}
