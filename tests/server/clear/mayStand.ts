/** What was typed and may stand in clear in the files of a database, by places of inputs, with the reason. */
export const MAY_STAND: readonly { places: RegExp; why: string }[] = [
  {
    places: /\.(?:realName|linkMan|orgName|expertise|unit\.orgName)$/,
    why: 'lists of accounts, members and units are searched by any part of it: terms of keywords (decision 0386)',
  },
  {
    places: /^importUsers\.content$/,
    why: 'names and user names of a table; its mobiles are looked for where they are typed alone',
  },
  {
    places: /\.(?:userName|recommendCode)$/,
    why: 'somebody is found by it, and it is said to nobody else',
  },
  {
    places: /\.(?:tradeNo|num|memberNum|refundNo)$/,
    why: 'numbers of banks, invoices and members, by which money and people are found',
  },
  {
    places: /^(?:statementImport\.mapping|changeStep|uploadToken\.purpose|login\.orgId)/,
    why: 'titles of columns, documents and words of the product: what a society configures',
  },
  {
    places: /^reliefAdd\.resolution$/,
    why: 'a resolution of the society, by any part of whose title reliefs are found',
  },
  {
    places: /\.(?:areaCode|post)$/,
    why: 'codes of areas, and words that the demonstration’s dictionaries have',
  },
]
