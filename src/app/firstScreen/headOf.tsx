import { renderToString } from 'react-dom/server'
import { DocumentTitle } from '#runtime/react/page/PageTitle.tsx'
import { PageProvider } from '#runtime/react/pageContext.ts'
import { type Runtime, RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { SiteIcon } from '../App.tsx'

/** Title and icon of a screen of which nothing else is drawn. */
export function headOf(runtime: Runtime, pageId: string): string {
  const { host, first } = runtime
  const document = first?.loaded(pageId)?.document
  const page = document && first?.peek(document)
  return renderToString(
    <RuntimeContext value={runtime}>
      {page && (
        <PageProvider value={page}>
          <DocumentTitle />
        </PageProvider>
      )}
      <SiteIcon host={host} />
    </RuntimeContext>,
  )
}
