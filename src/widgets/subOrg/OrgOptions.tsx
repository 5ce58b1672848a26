import type { Device } from '#contract/value.ts'
import type { OrgOption } from '#runtime/react/form/session/formEnvironment.ts'
import { lazyPart } from '../controls/lazyPart.tsx'
import { OptionList } from '../controls/list/OptionList.tsx'
import { useLoaded } from '../controls/useLoaded.ts'
import styles from './SubOrg.module.css'

/** On phones, lists of at least this many units are grouped by letter. */
const LONG = 9

const LetteredOptions = lazyPart(
  '列表',
  async () => (await import('./LetteredOptions.tsx')).LetteredOptions,
)

interface OrgOptionsProps {
  label: string
  load: () => Promise<readonly OrgOption[]>
  selected: string | undefined
  layout: Device
  onPick: (org: OrgOption) => void
  /** Takes a name that is not listed. */
  onFree?: (name: string) => void
}

/** Units of the server's list; a failure shows a message and leaves free text possible where it is allowed. */
export function OrgOptions({ label, load, selected, layout, onPick, onFree }: OrgOptionsProps) {
  const { value: orgs, failed } = useLoaded(load)
  if (!orgs && !failed) return <Coming />
  if (orgs && layout === 'mobile' && orgs.length >= LONG)
    return <LetteredOptions {...{ label, orgs, selected, onPick }} {...(onFree && { onFree })} />
  return (
    <>
      {failed && (
        <p className={styles.note} role="alert">
          列表加载失败，请稍后再试
        </p>
      )}
      <OptionList
        label={label}
        items={(orgs ?? []).map(({ id, orgName }) => ({ itemCode: id, itemName: orgName }))}
        selected={selected === undefined ? [] : [selected]}
        multiple={false}
        layout={layout}
        onPick={(id) => {
          const org = orgs?.find((each) => each.id === id)
          if (org) onPick(org)
        }}
        {...(onFree && { onFree })}
      />
    </>
  )
}

const Coming = () => (
  <p className={styles.note} role="status">
    正在加载…
  </p>
)
