import { useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { CustomNode } from '#contract/nodes.gen.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { OneOf } from '../controls/OneOf.tsx'
import { CertificateSide } from './CertificateSide.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import styles from './StudioPictures.module.css'
import texts from './texts.json' with { type: 'json' }

const SIDES = ['before', 'after'] as const

type View = keyof typeof texts.views
type State = keyof typeof texts.states

/** Pages before and after a change, side by side, as either device shows and prints them; nothing without a page. */
export function StudioPictures({ node }: { node: CustomNode }) {
  const found = useValue(node.props?.pages) as Schema<'PreviewPages'> | undefined
  const failure = useText(node.props?.failure)
  const change = useText(node.props?.change)
  if (failure)
    return (
      <p role="alert" className={styles.quiet}>
        {failure}
      </p>
    )
  if (!found) return <NodeSkeleton lines={6} />
  return <Pictures found={found} change={change} />
}

interface PicturesProps {
  found: Schema<'PreviewPages'>
  /** The change set; empty for a version. */
  change: string
}

function Pictures({ found, change }: PicturesProps) {
  const [at, setAt] = useState(0)
  const [view, setView] = useState<View>('pc')
  const [state, setState] = useState<State>('blank')
  // Certificates are drawn of the documents of a change set; a version has none beside it.
  const pages = found.pages.filter(({ certificate }) => !certificate || change !== '')
  const page = pages[at] ?? pages[0]
  if (!page) return null
  const isPrint = view === 'print' && page.isForm
  const { pc, mobile } = texts.views
  return (
    <section className={styles.pictures}>
      <div className={styles.choices}>
        <label>
          {texts.page}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {pages.map(({ title, address }, index) => (
              <option key={address} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {!page.certificate && (
          <OneOf
            legend={texts.view}
            names={page.isForm ? texts.views : { pc, mobile }}
            value={isPrint ? 'print' : view === 'mobile' ? 'mobile' : 'pc'}
            choose={setView}
          />
        )}
        {page.isForm && !isPrint && (
          <OneOf legend={texts.state} names={texts.states} value={state} choose={setState} />
        )}
      </div>
      <div className={styles.sides}>
        {SIDES.map((side) =>
          page.certificate ? (
            <CertificateSide
              key={`${side} ${page.certificate}`}
              kind={page.certificate}
              title={texts.sides[side]}
              change={side === 'after' ? change : undefined}
            />
          ) : (
            <PreviewFrame
              key={side}
              device={view === 'mobile' ? 'mobile' : 'pc'}
              address={page.address + (page.isForm ? `&state=${isPrint ? 'print' : state}` : '')}
              title={texts.sides[side]}
              shown={side === 'after' ? found.shownAfter : found.shownBefore}
            />
          ),
        )}
      </div>
    </section>
  )
}
