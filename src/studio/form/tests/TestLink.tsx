import { DocumentLink } from '../../controls/DocumentLink.tsx'
import texts from './texts.json' with { type: 'json' }

interface TestLinkProps {
  /** Id of the change set. */
  change: string
  /** Path of the test's document. */
  path: string
  /** Name of the test, where there are links to several. */
  name?: string | undefined
}

/** Link to a test, on the page that shows the documents of the change set. */
export const TestLink = ({ change, path, name }: TestLinkProps) => (
  <DocumentLink change={change} path={path}>
    {name ?? texts.open}
  </DocumentLink>
)
