import { describe, expect, it } from 'vitest';
import { findPrivateNames } from './find-private-names.ts';

describe('findPrivateNames', () => {
  it.each<[string, string[]]>([
    ['Kind regards, Sarah Whitcombe', ['Sarah Whitcombe']],
    ['Please ask our chemist, Dr Okonkwo-Reed.', ['Okonkwo-Reed']],
    ['Analysed by: Xiuying Zhao', ['Xiuying Zhao']],
    ['Mateusz Zielak, PhD', ['Mateusz Zielak']],
    ['JOHN B. HARTWELL', ['JOHN B. HARTWELL']],
    ['signed T. Marlow', ['T. Marlow']],
    ['Best wishes,\nBronwen', ['Bronwen']],
    [
      'Write to sarah.whitcombe@vendor.example or call 07700 900123.',
      ['sarah.whitcombe@vendor.example', '07700 900123'],
    ],
    ['As Peter Marlow said, Peter Marlow packs them.', ['Peter Marlow']],
  ])('finds whom "%s" names', (text, names) => {
    expect(findPrivateNames(text)).toEqual(names);
  });

  it.each([
    'New batches go to the laboratory in December.',
    'Thank you. Reports for the other two products are ordered.',
    'The keys had been cropped by the image template of our shop.',
    'Albion Research Labs',
    'Brockfield Reagents (invented)',
    'Charlotte Peptides Ltd',
    'Thymosin Alpha 1 10mg',
    'Ipamorelin CJC-1295',
    'R-35113, HA-260817-112, ALB-T-051',
    'Write to sales@vendor.example.',
    'Nine of twenty-two products had a report on 2026-10-29; the others say "in testing".',
    'Approved by the laboratory.',
    'RP-HPLC-UV 220 nm',
  ])('finds nobody in "%s"', (text) => {
    expect(findPrivateNames(text)).toEqual([]);
  });

  it.each(
    'Peptide,Peptides,Lab,Labs,Laboratory,Laboratories,Research,Chemicals,Biologics,Analytics,Analytical,Ltd,Limited,LLC,Inc,PLC,GmbH,Group,Trading,Reagents,Molecular,Compounds,Aminos,Supply,Supplies,Science,Scientific,Sequence,Pharma,Health,Wellness,Company,Works,Assay,Street,Road,Lane,Avenue,House,Certificate,Report,Test,Testing,Tests,Analysis,Page,Pages,Product,Products,University,Institute'.split(
      ',',
    ),
  )('takes no “Charlotte %s” for a person', (word) => {
    expect(findPrivateNames(`Charlotte ${word}`)).toEqual([]);
    expect(findPrivateNames(`Charlotte ${word}ham`)).toHaveLength(/^(?:bio|pharma|molecul)/i.test(word) ? 0 : 1);
  });

  it.each(
    'info,sales,support,contact,hello,help,admin,office,order,orders,enquiry,enquiries,corrections,post,team,lab,qc,qa,service,customerservice,customer.services,mail,shop'.split(
      ',',
    ),
  )('takes %s@ for a mailbox that many read', (box) => {
    expect(findPrivateNames(`Write to ${box}@vendor.example.`)).toEqual([]);
    expect(findPrivateNames(`Write to ${box}.whitcombe@vendor.example.`)).toHaveLength(1);
  });
});
