/**
 * Every numeric rule of the specification's sections 5 and 9, the sentence it comes from beside it, and our own.
 * Documents name them (`{"$limit": "realName.max"}`) instead of repeating them; `input` is how many characters an
 * input takes where that is not what is right. tests/architecture/limits.test.ts finds a number that nothing reads.
 * Where two sentences disagree, both are here under their screen's name (design, section 5 "Lengths in conflict").
 */
export const LIMITS = {
  /** "Code countdown; code length | 60 s; 6 characters" */
  codeCountdownMs: 60_000,
  codeLength: 6,
  /** Of a card number, to show that an older record is one's own. */
  cardTail: 4,
  /** "Password | 6-16 characters" */
  password: { min: 6, max: 16 },
  /** "Mobile max length | 11" */
  mobileLength: 11,
  /** "User name max input | 65 (name 1-40)" */
  userName: { min: 1, max: 40, input: 65 },
  /** "Unit name | max 64; linkMan 32; linkPhone 11; real name 32 (pattern 1-64)" */
  orgName: { min: 1, max: 64 },
  linkMan: { max: 32 },
  linkPhone: { max: 11 },
  /** Our own: the longest of the card numbers, 02 and 03. */
  cardNo: { max: 21 },
  /** Our own. */
  major: { max: 64 },
  realName: { min: 1, max: 64, input: 32 },
  /** "Address | 0-64" */
  address: { min: 0, max: 64, input: 65 },
  /** "Remark: 1-64 … in one statement; 0-128 in the other": transfer remark on PC, and on mobile. */
  transferRemarkPc: { min: 1, max: 64, input: 65 },
  transferRemarkMobile: { min: 0, max: 128, input: 129 },
  /** "Invoice text fields | max 64 (input 65); remark 128; receiver phone 11"; numbers of vouchers and resolutions, too */
  invoiceText: { min: 1, max: 64, input: 65 },
  invoiceRemark: { max: 128 },
  invoiceReceiverPhone: { max: 11 },
  /** "num (unit only) … 15, 17, 18 or 20 uppercase letters and digits" */
  taxNumber: { lengths: [15, 17, 18, 20], longest: 20 },
  /** RFC 5321: the longest address mail is delivered to. */
  email: { max: 254 },
  /** Our own: what staff write about an application or a payment, and the number of an invoice. */
  opinion: { max: 200 },
  /** Our own: what a change set of the configuration is called, and why it is made or sent back. */
  changeTitle: { max: 60 },
  changeNote: { max: 500 },
  /** Our own: the name of a field or an option. */
  fieldName: { max: 200 },
  invoiceNumber: { max: 32 },
  memberNumber: { max: 32 },
  /** What credit is kept for, or what it pays. */
  creditName: { max: 40 },
  /** Our own: a pasted list of members. */
  memberList: { max: 8000 },
  /** "Default image limit | 5 MB; default extensions jpg, png" */
  defaultFileSizeMb: 5,
  defaultFileTypes: ['jpg', 'png'],
  /** "profile images jpg, png, jpeg, heif" */
  profileImageTypes: ['jpg', 'png', 'jpeg', 'heif'],
  /** "Attachments | up to 10, jpg/png, 50; transfer proof: 1 file, 5 MB" */
  attachments: { count: 10, sizeMb: 50 },
  transferProof: { count: 1, sizeMb: 5 },
  /** Ours: the most pixels an image may have to be decoded; phones produce 50 million. */
  picturePixels: 64_000_000,
  /** "Photo field fixed at size 50 and limit 1." */
  photo: { count: 1, sizeMb: 50 },
  /** Our own: an issued invoice or a resolution, one file. */
  invoiceFile: { count: 1, sizeMb: 10, types: ['pdf', 'ofd', 'jpg', 'png'] },
  /** "Keyword max | 64" */
  keyword: { max: 64 },
  /** Our own: characters of an amount that is searched for, all of which the wire takes as digits. */
  amount: { max: 9 },
  /** The text typed to confirm that an account is closed. */
  closeConfirm: { max: 16 },
  /** Directory search needs two characters at least (design, section 5 "Search"). */
  directoryKeyword: { min: 2 },
  /** Our own: the year that pickers of an empty day of birth begin at. */
  birthYear: 1980,
  /** "Recommendation code; name | max 8; max 8" */
  recommendCode: { max: 8 },
  recommendName: { max: 8 },
  /** "Page sizes | options 10, 50, 100, 200; default 10 … pagination shows 3 page buttons" */
  pageSizes: [10, 50, 100, 200],
  pageSize: 10,
  pageButtons: 3,
  /** Our own: of a page that is jumped to. */
  pageDigits: 6,
  /** "Pay countdown | 30 minutes (1,800,000 ms); poll every 3 s …; every 2 s after a mobile-messaging-app success" */
  payCountdownMs: 1_800_000,
  payPollMs: 3_000,
  payPollAfterSuccessMs: 2_000,
  /** Our own: how often an open order is looked at again. */
  openOrderPollMs: 15_000,
  /** Our own: notices beside the banner. */
  homeNotices: 6,
  /** "Banner autoplay | 10 s; video 600x362; default media size in editor 300x150" */
  bannerAutoplayMs: 10_000,
  bannerVideo: { width: 600, height: 362 },
  editorMedia: { width: 300, height: 150 },
  /** "Member carousel | autoplay 5 s, 5 slides per view on mobile; PC shows 8" */
  carouselAutoplayMs: 5_000,
  carouselSlides: { mobile: 5, pc: 8 },
  /** "Editor line-height options | 1, 1.5, 1.6, 1.75, 1.8, 2, 3, 4, 5" */
  editorLineHeights: [1, 1.5, 1.6, 1.75, 1.8, 2, 3, 4, 5],
  /** Ours (decision 0233): the limits of rich text before it is sanitised, markup included. */
  richText: { length: 100_000, tags: 2_000, depth: 50 },
  /** Ours: rows of any table. */
  tableRows: 2_000,
  /** "Mobile date minimum | 1950-01-01" */
  mobileDateMinimum: '1950-01-01',
  /** "Dialog widths: 400, 600, 1000." */
  dialogWidths: { small: 400, medium: 600, large: 1000 },
  /** "valid date from 1700 to the current year" */
  earliestBirthYear: 1700,
} as const
