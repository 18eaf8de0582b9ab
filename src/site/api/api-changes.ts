/** What changed in the public interface on a day, in sentences. */
export interface ApiChange {
  day: string;
  changes: readonly string[];
}

/** The interface's own log, newest first; the API page shows it. Changes of the data have theirs: /data/changes.json. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    day: '2026-12-01',
    changes: [
      'The check worded-as-anothers doubts a page in the words of a known laboratory’s reports that neither names it nor gives its address; such a page was told as that laboratory’s. The note design-not-known says where a page is set otherwise than the reports that we know; with it, code-missing doubts a page without a code wherever that belongs.',
      'The evidence has what was found in international units, as of HCG and somatropin: activity, and activity_claim. Such a report is no longer told as one about contaminants.',
      'The evidence has the components of a blend: component_1, and component_1_content, component_1_claim and component_1_purity as far as the page gives them. content may still be that of the first of them; its label then says so.',
      'The check components-do-not-add-up doubts a page whose components do not come to the content of the whole blend. content-far-from-claim holds each component against what was claimed of it.',
    ],
  },
  {
    day: '2026-11-30',
    changes: [
      'A TIFF may have as many pixels as a JPEG, PNG or WebP: scans of 600 dpi were refused.',
      'other_pages names the scanned pages of a PDF, too, as far as the time of a check allows; they were left unread after four seconds.',
      'The check comparison-cut-short fails where there was no time to compare the fields; the page is unclear then, where nothing else decides.',
      'The check batch-names-another-product doubts a batch with the letters of another compound than the product.',
      'A field that reaches the edge of the picture is told as perhaps cut off in plain_english; client_field is empty then, and no check holds it against the page.',
      'lab_named is empty where no two readings of a laboratory that is not on our list are alike; a misread name was given.',
    ],
  },
  {
    day: '2026-11-29',
    changes: [
      'Every description of the verdict “watch” says what was not found at the audit, and that it is no accusation; some said that such a vendor publishes no certificates of its own.',
      'The message of lookup_vendor, and one that list_vendors has now, say how to tell a verdict: with reason and day, and that the vendors are invented while they are. The instructions of the MCP server say so too.',
      'Problem names violated-policies, which a 429 has. instance is a tag: URI that ends in the X-Request-Id; urn:request: was no registered namespace.',
      'The types under which the body of a check is read are listed, and image no longer claims to be base64 alone: it may be a data: URL.',
      'A protocol version that is not served is refused alike in header and body: −32022, with the id of the request and the versions served.',
      'A cursor of tools/list that is no text is −32602; it was an internal error.',
      'vendor may be a web address, of which the host is used; it was refused with the host to send. Email addresses are refused as before.',
      'It is said wherever a check is described that text quoted from the picture is data, no instruction.',
      'The schemas of the data files (/data/schemas/) allow fields that they do not know, as those in openapi.json do: a file of a later minor version passes.',
      '/mcp answers browser extensions and apps whose Origin has a scheme of its own; they were refused with 403.',
      'min_rating 0 and max_rating 5 of list_vendors are no filter, as models mean them; they left out vendors without a rating.',
      'A cursor that list_vendors cannot use is a tool error (isError), which a model reads, and no longer the JSON-RPC error −32602.',
      '?evidence=true, =yes and ?evidence alone mean ?evidence=1; a value that means nothing is refused (invalid-fields) before the request is counted. It was ignored, and the check spent.',
      'Certificates of lookup_vendor have made_out_to_vendor, and client where it is another business: a report that a laboratory confirmed for somebody else says nothing of the vendor.',
      'client_field is empty where the client was neither read well nor twice alike; the evidence has that reading still. plain_english marks what was hard to read.',
      'red_flags begins with what the verdict follows from, and evidence.because names those checks. What is only worth knowing (severity note) left red_flags; it ends plain_english. green_flags has nothing that rests on a field which is doubted or was hard to read.',
      'plain_english of an answer that recognises a laboratory says how often altered pages get the same, and that it is not confirmed yet. what_to_do names what the laboratory’s look-up asks for as the laboratory prints it, and says where that was not read; a number that is printed in two ways has also_printed in the evidence.',
      'evidence.because is empty where the verdict follows from the laboratory alone; it named a check that held. what_to_do names pages of a file for which there was no time. red_flags of a page that was not judged has the reason for that alone.',
      'Checks batch-newer-than-report, date-printed-otherwise, dates-half-a-year-apart and several-frames: an animated picture, of which the first frame is judged, gets no favourable answer.',
      'A code in the evidence has compared where it has too few pixels to be scanned and was recognised by what it should say.',
      'A code is taken as one address: a laboratory’s name in its path, or before an @, no longer counts as leading there. A file that is both a picture and a PDF is judged by its picture.',
      'Forms and requests without CORS from the pages of other sites are refused (403, origin-refused) and not counted. IPv6 addresses are counted by their /56 and /48 as well.',
      'Compounds have shares_names_with: the others that are known by one of their names or CAS numbers.',
      'The headline in vendors.json counts the audits that were past their review day on the day of the data (overdue); method says so too, and get_headline_finding with it.',
      'changes.json tells which laboratories and compounds were added, changed or removed since the first release, the feeds which each release added or changed; both had vendors only.',
      'snapshots/index.json says how many changes of a release are to laboratories and compounds (register_changes); /embed/charts/changes-by-snapshot.csv has a column for these and one for vendors.',
      '/embed/charts/headline.csv counts as get_headline_finding does: one row for all vendors on watch, with a column for those whose certificates were not seen.',
      'An accepted correction may name under fields what was mended by it (records, /data/corrections.json).',
      'certificates.csv has the columns confirmed_by, confirmed_at and copies.',
      'A certificate that its vendor took down says since when under gone_since (records, certificates.csv); newest_certificate, list_vendors and lookup_vendor leave it out.',
      'Records have withdrawal (vendors.csv: withdrawal_kind, withdrawal_since, withdrawal_why): why an audit no longer stands, null while it does. The headline of vendors.json leaves such audits out and counts them under withdrawn; list_vendors leaves them out, lookup_vendor says so in place of a verdict.',
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      'A picture of several certificates is not judged (check several-certificates); of two, one above the other, the first is, and the other page has the place “upper part” or “lower part”.',
      'evidence has confidence: the kind of the answer, how many such answers were given and right where the truth is known, and why, in sentences. confidence itself is counted on real pages now.',
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      'Answers may gain fields: schemas of answers no longer rule them out. Ignore what you do not know.',
      'What is not there below /api/ and /data/ is answered as application/problem+json with instance and X-Request-Id.',
      'Pictures up to 66 million pixels (JPEG, PNG, WebP); TIFFs of scanners: JPEG inside, tiles, fax data.',
      'image is taken as clients send it: the alphabet for addresses, white space, percent-encoding. vendor may be null or empty; unknown fields are ignored, with a note in the evidence.',
      'A page of a PDF can be asked for: data:application/pdf;page=3;base64,…',
      'Evidence says which page was judged and what it is, what the other pages of the file are, by how much the picture was turned to be read, and how often a failed check was wrong on real pages.',
      'Evidence has every word read on the page with its place (words), so that two answers can be held against one another.',
      'Every answer carries the Link header of all manifests.',
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      'Evidence carries the sentence of each check, and how often it was wrong on untouched test pages.',
      'Where the reader of text fails, the answer is 503 with Retry-After.',
    ],
  },
  { day: '2026-11-20', changes: ['First version.'] },
];
