import type { FindingCode } from '../contract/finding.ts';
import { altAsCaption } from './rules/altAsCaption.ts';
import { altFileName } from './rules/altFileName.ts';
import { altMissing } from './rules/altMissing.ts';
import { altVague } from './rules/altVague.ts';
import { areaEmpty } from './rules/areaEmpty.ts';
import { capitals } from './rules/capitals.ts';
import { contactUnreadable } from './rules/contactUnreadable.ts';
import { datesReversed } from './rules/datesReversed.ts';
import { dateUnreadable } from './rules/dateUnreadable.ts';
import { linkDead, linkMoved } from './rules/deadLink.ts';
import { emptyLines } from './rules/emptyLines.ts';
import { eventOver } from './rules/eventOver.ts';
import { fileLabel } from './rules/fileLabel.ts';
import { formLabel } from './rules/formLabel.ts';
import { headingEmpty } from './rules/headingEmpty.ts';
import { headingFake } from './rules/headingFake.ts';
import { headingOrder } from './rules/headingOrder.ts';
import { hiddenText } from './rules/hiddenText.ts';
import { itemMissing } from './rules/itemMissing.ts';
import { languageUnknown } from './rules/languageUnknown.ts';
import { leadLength, leadMissing } from './rules/leadMissing.ts';
import { linkAnchor } from './rules/linkAnchor.ts';
import { linkBare } from './rules/linkBare.ts';
import { linkEmpty } from './rules/linkEmpty.ts';
import { linkEnvironment } from './rules/linkEnvironment.ts';
import { linkInsecure } from './rules/linkInsecure.ts';
import { linkLanguage } from './rules/linkLanguage.ts';
import { linkRefused } from './rules/linkRefused.ts';
import { linkRepeated } from './rules/linkRepeated.ts';
import { linkVague } from './rules/linkVague.ts';
import { listTyped } from './rules/listTyped.ts';
import { mapPosition } from './rules/mapPosition.ts';
import { markupInText } from './rules/markupInText.ts';
import { pictureLost } from './rules/pictureLost.ts';
import { pictureShape, pictureSmall } from './rules/pictureSize.ts';
import { placeholderText } from './rules/placeholderText.ts';
import { readingLevel, sentenceLength, textWall } from './rules/readingLevel.ts';
import { recordMissing } from './rules/recordMissing.ts';
import { richTextLoss } from './rules/richTextLoss.ts';
import { linkOtherTwin, titleTaken, twinMissing } from './rules/siteTwins.ts';
import { tableCaption, tableHeaders, tableLayout } from './rules/tableHeaders.ts';
import { textDamaged } from './rules/textDamaged.ts';
import { textLanguage } from './rules/textLanguage.ts';
import { titleLength } from './rules/titleLength.ts';
import { entryRepeated, titleRepeated } from './rules/titleRepeated.ts';
import { unknownContentType } from './rules/unknownContentType.ts';
import { unknownField } from './rules/unknownField.ts';
import { unknownLayout } from './rules/unknownLayout.ts';
import { unknownOption } from './rules/unknownOption.ts';
import { unknownPageType } from './rules/unknownPageType.ts';
import { videoAddress } from './rules/videoAddress.ts';
import { videoName, videoWords } from './rules/videoWords.ts';

/** Every rule that a page is held against. What one finds is said in `report.json`, under its id. */
export const reportRules = [
  altAsCaption,
  altFileName,
  altMissing,
  altVague,
  areaEmpty,
  capitals,
  contactUnreadable,
  dateUnreadable,
  datesReversed,
  linkDead,
  linkMoved,
  emptyLines,
  eventOver,
  fileLabel,
  formLabel,
  headingEmpty,
  headingFake,
  headingOrder,
  hiddenText,
  itemMissing,
  languageUnknown,
  leadMissing,
  leadLength,
  linkAnchor,
  linkBare,
  linkEmpty,
  linkEnvironment,
  linkInsecure,
  linkLanguage,
  linkRefused,
  linkRepeated,
  linkVague,
  listTyped,
  mapPosition,
  markupInText,
  pictureLost,
  pictureSmall,
  pictureShape,
  placeholderText,
  readingLevel,
  sentenceLength,
  textWall,
  recordMissing,
  richTextLoss,
  linkOtherTwin,
  twinMissing,
  titleTaken,
  tableLayout,
  tableHeaders,
  tableCaption,
  textDamaged,
  textLanguage,
  titleLength,
  titleRepeated,
  entryRepeated,
  unknownContentType,
  unknownField,
  unknownLayout,
  unknownOption,
  unknownPageType,
  videoAddress,
  videoWords,
  videoName,
] as const;

/** Everything that a finding can be of: a rule, what planning had to leave out, or what the check of what came in found. */
export type RuleId = (typeof reportRules)[number]['id'] | FindingCode | 'not-shown';

/** What planning finds, and the check of what came in against what is shown. */
const others = ['missing', 'wrong-type', 'unknown-kind', 'shows-nothing', 'too-deep', 'too-many', 'not-shown'] as const;

/** All that can be found, and silenced. */
export const ruleIds: readonly RuleId[] = [...(others satisfies readonly RuleId[]), ...reportRules.map(({ id }) => id)];
