import { useMemo, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import { groupByLetter } from '#runtime/react/controls/letters/groupByLetter.ts'
import { LetteredList } from '#runtime/react/controls/letters/LetteredList.tsx'
import type { OrgOption } from '#runtime/react/form/session/formEnvironment.ts'
import { Check } from '../controls/icons.tsx'
import styles from './SubOrg.module.css'

interface LetteredOptionsProps {
  label: string
  orgs: readonly OrgOption[]
  selected: string | undefined
  onPick: (org: OrgOption) => void
  /** Takes a name that is not listed. */
  onFree?: (name: string) => void
}

/** A long list of units on a phone: under their letters, with a box to look for one, or to type another. */
export function LetteredOptions({ label, orgs, selected, onPick, onFree }: LetteredOptionsProps) {
  const [typed, setTyped] = useState('')
  const sought = searchText(typed)
  const groups = useMemo(() => {
    const found = orgs.filter(({ orgName }) => searchText(orgName).includes(sought))
    return groupByLetter(found, ({ letter }) => letter)
  }, [orgs, sought])
  const isListed = orgs.some(({ orgName }) => orgName === typed.trim())
  const free = onFree && sought !== '' && !isListed ? () => onFree(typed.trim()) : undefined
  return (
    <div className={styles.lettered}>
      <input
        type="search"
        className={styles.search}
        aria-label={`查找${label}`}
        placeholder={onFree ? '搜索，或输入名称' : '搜索'}
        value={typed}
        maxLength={LIMITS.keyword.max}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {free && (
        <button type="button" className={styles.free} onClick={free}>
          使用“{typed.trim()}”
        </button>
      )}
      <LetteredList groups={groups} keyOf={(org) => org.id} heading="h3">
        {(org) => (
          <button
            type="button"
            className={styles.option}
            aria-pressed={org.id === selected}
            onClick={() => onPick(org)}
          >
            <span>{org.orgName}</span>
            {org.id === selected && <Check />}
          </button>
        )}
      </LetteredList>
      <p className={styles.note} role="status">
        {groups.length === 0 && '没有匹配的选项'}
      </p>
    </div>
  )
}
