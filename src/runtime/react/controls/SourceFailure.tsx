import { useText } from '../hooks/useValue.ts'
import { usePage } from '../pageContext.ts'
import { FailureNotice } from './FailureNotice.tsx'

interface SourceFailureProps {
  source: string
  msg: string
  /** Loads the source again where nothing else is given. */
  retry?: () => void
}

/** Notice in place of a source's content when it could not be loaded; what the server refused is told in its words. */
export function SourceFailure({ source, msg, retry }: SourceFailureProps) {
  const page = usePage()
  const code = useText({ $: { var: `data.${source}.error.code` } })
  const told = code === '' ? { msg } : { title: msg }
  return <FailureNotice {...told} retry={retry ?? (() => void page.refresh(source))} />
}
