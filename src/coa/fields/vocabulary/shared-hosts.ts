import { listed, type Vocabulary } from './any-of.ts';

/**
 * Hosts whose address says nothing for or against a page, by their ends: where anybody can put a file or a page, short links, portals that
 * laboratories rent, bodies of accreditation, reference works, makers of instruments, social media.
 */
export const SHARED_HOSTS: Vocabulary = listed(
  [
    'google.com, googleapis.com, dropbox.com, onedrive.live.com, onedrive.com, 1drv.ms, imgur.com, box.com, amazonaws.com, cloudfront.net',
    'sharepoint.com, icloud.com, docsend.com, shopify.com, wixstatic.com, squarespace.com, github.io, windows.net',
    'bit.ly, tinyurl.com, qrco.de, linktr.ee, scanned.page, me-qr.com, qr.io, qrfy.com, flowcode.com',
    'qbench.net, confidentlims.com, labware.com',
    'a2la.org, anab.org, ukas.com, pjlabs.com, ilac.org, iasonline.org, dakks.de, cofrac.fr, iso.org, fda.gov',
    'pubchem.ncbi.nlm.nih.gov, nih.gov, doi.org, wikipedia.org, usp.org, edqm.eu, agilent.com, waters.com',
    'instagram.com, facebook.com, wa.me, t.me, telegram.org, linkedin.com, youtube.com, x.com, tiktok.com, reddit.com, discord.gg, trustpilot.com',
  ]
    .join(', ')
    .replaceAll('.', '\\.'),
);
