import { useMemo } from 'react'
import type { NamedPlace } from './answerPlaces.ts'
import styles from './InUseDialog.module.css'
import { countSayings } from './sayings.ts'
import texts from './texts.json' with { type: 'json' }
import { useStoredAnswers } from './useStoredAnswers.ts'

interface StoredCountsProps {
  path: string
  places: readonly NamedPlace[]
}

/** How many applicants filled it in: said as it is known, and again when all is counted. */
export function StoredCounts({ path, places }: StoredCountsProps) {
  const asked = useMemo(() => places.map(({ place }) => place), [places])
  const known = useStoredAnswers(path, asked)
  const isCounting = known === 'counting' || (known !== 'failed' && !known.isWhole)
  return (
    <div role="status" aria-busy={isCounting} className={styles.counts}>
      {known === 'counting' || known === 'failed' ? (
        <p>{texts.count[known]}</p>
      ) : (
        countSayings(known, places).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  )
}
