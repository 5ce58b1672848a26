import type { CustomNode } from '#contract/nodes.gen.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { useList, useText } from '#runtime/react/hooks/useValue.ts'
import { useReadSources } from '../useReadSources.ts'
import classes from './Gallery.module.css'
import { GalleryIndex } from './index/GalleryIndex.tsx'
import { useEntries } from './index/useEntries.ts'
import { Showing } from './Showing.tsx'
import { useChoice } from './useChoice.ts'

/**
 * The gallery: an index of forms and pages, and the chosen one in both layouts side by side; on a phone one after the
 * other. The choice is in the address.
 */
export function GalleryNode({ node }: { node: CustomNode }) {
  const stage = useText(node.props?.stage)
  const forms = useList(node.props?.forms)
  const { failed } = useReadSources(node.props?.forms)
  const { choice, choose } = useChoice()
  const entries = useEntries(forms, stage)
  const device = useDevice()
  const chosen = entries.find(({ key }) => key === choice.key)
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  const narrow = device === 'mobile'
  return (
    <div className={classes.gallery} data-narrow={narrow || undefined}>
      {!(narrow && chosen) && (
        <GalleryIndex entries={entries} chosen={choice.key} choose={(key) => choose({ key })} />
      )}
      {chosen ? (
        <Showing
          key={chosen.key}
          {...{ stage, choice, choose }}
          entry={chosen}
          leave={narrow ? () => choose({ key: '' }) : undefined}
        />
      ) : (
        !narrow && <p className={classes.hint}>从左边的目录里选一份表单或一个页面。</p>
      )}
    </div>
  )
}
