/** What was typed and may stand in clear in the files of a database, by places of inputs, with the reason. */
export const MAY_STAND: readonly { places: RegExp; texts?: RegExp; why: string }[] = [
  {
    places: /\.(?:userName|recommendCode)$/,
    why: 'somebody is found by it, and it is said to nobody else',
  },
  {
    places: /^importUsers\.content$/,
    texts: /^(?:姓名|手机号码|用户名|weixi-9)$/,
    why: 'titles of columns, and a user name',
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
    places: /\.(?:areaCode|post)$/,
    why: 'codes of areas, and words that the demonstration’s dictionaries have',
  },
]
