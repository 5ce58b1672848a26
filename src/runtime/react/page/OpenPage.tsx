import { type ReactNode, useEffect } from 'react'
import type { PageDocument } from '#contract/page.gen.ts'
import type { PageInstance, PageOptions } from '#runtime/core/page/pageInstance.ts'
import { afterTouch } from '../afterTouch.ts'
import { useDevice } from '../hooks/useDevice.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { NodeView } from '../NodeView.tsx'
import { PageProvider, RowProvider } from '../pageContext.ts'
import { useRuntime } from '../runtimeContext.ts'
import { lateSwr } from './lateSwr.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { DocumentTitle, PageHeading } from './PageTitle.tsx'
import { Refused } from './Refused.tsx'
import { SourceBinding } from './SourceBinding.tsx'
import { usePageInstance } from './usePageInstance.ts'

interface OpenPageProps {
  document: PageDocument
  options: PageOptions
  titled: boolean
  /** Shown when the document has no view for this device. */
  unsupported: ReactNode
}

/** An open document: its instance, its guards, and the view of this device. */
export function OpenPage({ document, options, titled, unsupported }: OpenPageProps) {
  const { documents } = useRuntime().host
  const page = usePageInstance(document, options)
  useEffect(
    () =>
      afterTouch(async () => {
        const swr = await lateSwr.load().catch(() => null)
        for (const id of document.model.dialogs ?? []) swr?.preloadDialog(documents, id)
      }),
    [document, documents],
  )
  if (!page) return <PageSkeleton />
  return (
    <PageProvider value={page}>
      <RowProvider value={undefined}>
        {titled && <DocumentTitle />}
        {titled && <PageHeading />}
        <Guarded page={page} unsupported={unsupported} />
      </RowProvider>
    </PageProvider>
  )
}

function Guarded({ page, unsupported }: { page: PageInstance; unsupported: ReactNode }) {
  const device = useDevice()
  const gate = useObservable(page.gate)
  const view = page.document.views[device]
  if (!view) return unsupported
  if (gate === 'checking') return <PageSkeleton />
  if (gate === 'asking') return <Refused />
  if (gate === 'refused') return <Refused retry={page.knock} />
  return (
    <>
      <SourceBinding page={page} />
      <NodeView node={view} />
    </>
  )
}
