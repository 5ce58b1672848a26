import { useMemo, useState } from 'react'
import type { Change } from '#formDocument/uses/change.ts'
import type { Repair } from '#formDocument/uses/repairs/repair.ts'
import { repairsFor } from '#formDocument/uses/repairs/repairsFor.ts'
import { usesOf } from '#formDocument/uses/usesOf.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { FormDialog } from '../../controls/FormDialog.tsx'
import type { FormEditing } from '../formEditing.ts'
import { answerPlaces } from './answerPlaces.ts'
import { RepairChoices } from './RepairChoices.tsx'
import { StoredCounts } from './StoredCounts.tsx'
import { titleOf } from './sayings.ts'
import texts from './texts.json' with { type: 'json' }
import { UseList } from './UseList.tsx'

interface InUseDialogProps {
  editing: FormEditing
  change: Change
  path: string
  scenarios: readonly string[]
  /** True when applicants may have given the answers concerned. */
  isAnswered: boolean
  apply: (repair: Repair) => void
  close: () => void
}

/** A dialog with everything that depends on the part to be changed, and the ways to change it. */
export function InUseDialog(props: InUseDialogProps) {
  const { editing, change, path, scenarios, isAnswered, apply, close } = props
  const { document, liveKeys, select } = editing
  const uses = useMemo(
    () => usesOf(document, change, { liveKeys, scenarios }),
    [document, change, liveKeys, scenarios],
  )
  const places = useMemo(() => answerPlaces(document, change), [document, change])
  const repairs = useMemo(
    () => repairsFor(document, change, isAnswered),
    [document, change, isAnswered],
  )
  const [chosen, setChosen] = useState<Repair | undefined>(repairs[0])
  const { act } = texts.repairs[chosen?.kind ?? 'remove']
  return (
    <FormDialog
      title={titleOf(document, change)}
      intro={uses.length > 0 ? texts.intro : texts.introFree}
      submit={() => chosen && apply(chosen)}
      close={close}
      answers={
        <>
          <button type="button" className={buttons.button} onClick={close}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className={buttons.button}
            data-kind={isAnswered && isLosing(chosen) ? 'danger' : 'primary'}
          >
            {act}
          </button>
        </>
      }
    >
      <UseList
        uses={uses}
        counts={isAnswered && places.length > 0 && <StoredCounts {...{ path, places }} />}
        goTo={(place, tab) => {
          close()
          select(place, tab)
        }}
      />
      <RepairChoices {...{ document, change, repairs, chosen }} choose={setChosen} />
    </FormDialog>
  )
}

const isLosing = (repair: Repair | undefined): boolean =>
  repair !== undefined && ['remove', 'erase', 'drop', 'dropShown', 'replace'].includes(repair.kind)
