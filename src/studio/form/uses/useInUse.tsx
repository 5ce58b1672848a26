import { type ReactNode, useState } from 'react'
import type { FieldType } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import type { Target } from '#formDocument/edits/edit.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import type { Change } from '#formDocument/uses/change.ts'
import { mayBeAnswered } from '#formDocument/uses/mayBeAnswered.ts'
import { type Repair, repaired } from '#formDocument/uses/repairs/repair.ts'
import { repairsFor } from '#formDocument/uses/repairs/repairsFor.ts'
import { usesOf } from '#formDocument/uses/usesOf.ts'
import unseen from '#runtime/react/controls/unseen.module.css'
import type { FormEditing } from '../formEditing.ts'
import { InUseDialog } from './InUseDialog.tsx'
import { doneName } from './sayings.ts'
import texts from './texts.json' with { type: 'json' }

export interface InUse {
  /** @param whenGone is called when it is removed, which it may not be */
  askRemove: (target: Target, whenGone?: () => void) => void
  askType: (place: FieldPlace, type: FieldType) => void
  askKey: (place: FieldPlace, key: string) => void
  /** @param whenGone is called when it is removed, which it may not be */
  askRemoveOption: (place: FieldPlace, code: string, whenGone?: () => void) => void
  /** Dialog, and live region with the last completed change. */
  dialog: ReactNode
}

interface InUseProps {
  /** Path of the form's document. */
  path: string
  /** Texts of the tests of this form. */
  scenarios?: readonly string[] | undefined
  /** Published form; undefined while it is unknown. */
  live?: FormInfo | undefined
}

/** A requested change, and the callback after it. */
interface Asked {
  change: Change
  whenGone?: (() => void) | undefined
}

const NO_SCENARIOS: readonly string[] = []

/**
 * Returns functions for changes that other parts may depend on: without dependents a change is made at once; otherwise
 * a dialog shows them with ways to repair them. Either is one step.
 */
export function useInUse(
  editing: FormEditing,
  { path, scenarios = NO_SCENARIOS, live }: InUseProps,
): InUse {
  const [asked, setAsked] = useState<Asked>()
  const [said, say] = useState('')
  const { document, liveKeys, write } = editing
  const apply = ({ change: made, whenGone }: Asked, repair: Repair) => {
    const { document: next, place } = repaired(document, made, repair)
    setAsked(undefined)
    write(differences(document, next), place)
    say(fill(texts.done[repair.kind], { name: doneName(document, made) }))
    if (repair.kind !== 'retire' && repair.kind !== 'hide') whenGone?.()
  }
  const isAnswered = (change: Change) => mayBeAnswered(document, change, { liveKeys, live })
  const ask = (change: Change, whenGone?: () => void) => {
    const uses = usesOf(document, change, { liveKeys, scenarios })
    // Settings that are of no use any more are nobody's but its own.
    const isUsed = uses.some(({ group, severity }) => group !== 'own' || severity === 'breaks')
    const loses = isAnswered(change) && (change.act === 'remove' || change.act === 'option')
    const [first] = repairsFor(document, change, isAnswered(change))
    if (isUsed || loses || !first) setAsked({ change, whenGone })
    else apply({ change, whenGone }, first)
  }
  return {
    askRemove: (target, whenGone) => ask({ act: 'remove', target }, whenGone),
    askType: (place, type) => ask({ act: 'type', place, type }),
    askKey: (place, key) => ask({ act: 'key', place, key }),
    askRemoveOption: (place, code, whenGone) => ask({ act: 'option', place, code }, whenGone),
    dialog: (
      <>
        <p role="status" className={unseen.unseen}>
          {said}
        </p>
        {asked && (
          <InUseDialog
            {...{ editing, change: asked.change, path, scenarios }}
            isAnswered={isAnswered(asked.change)}
            apply={(repair) => apply(asked, repair)}
            close={() => setAsked(undefined)}
          />
        )}
      </>
    ),
  }
}

/** Returns the members of the document that differ, for one step. */
function differences(before: FormDocument, after: FormDocument): Partial<FormDocument> {
  return {
    ...(after.formInfo !== before.formInfo && { formInfo: after.formInfo }),
    ...(after.checks !== before.checks && { checks: after.checks }),
  }
}
