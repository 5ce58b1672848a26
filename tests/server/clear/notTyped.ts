/** Free texts of calls that are not typed here, by the beginning of their place, with the reason. */
export const NOT_TYPED: readonly { places: RegExp; why: string }[] = [
  {
    places:
      /^(?:changeStep|changeAdd|changeRebase|changeProduct|changeRetire|changeSettings|changePublish\.revision|studioFieldUse)/,
    why: 'documents of the configuration and places in them',
  },
  { places: /^entryBook\.revision/, why: 'a hash that the page was given' },
  { places: /^updateMemberStatus/, why: 'memberStatus at its other address' },
  {
    places: /^(?:memberStatus|orStatus)\.formInfo/,
    why: 'kept where memberApply and orApply keep it',
  },
  { places: /[.](?:secondCode|code)$/, why: 'a code that is good once, kept as a hash' },
  {
    places: /^(?:duesExport|reliefExport|logExport)/,
    why: 'what a list is filtered by, which is typed into the list itself',
  },
  {
    places:
      /^(?:issueTicket\.url|pay\.param|memberApply\.memberNotice|(?:org)?[rR]egister\.agreed)/,
    why: 'addresses, ids and versions that pages send by themselves',
  },
  {
    places: /^statementImport\.mapping/,
    why: 'titles of a file’s columns, chosen from those it has',
  },
]
