export interface BesideProps {
  /** Key of the field in the panel's form. */
  field: string
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  /** Reads the files of the change set again. */
  refresh: () => void
}
