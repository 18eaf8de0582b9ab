import type { PictureLimits } from '../../site/check/check-page-settings.ts';

export interface PreparedPicture {
  /** `data:` URL with base64. */
  dataUrl: string;
  /** What was done to it on this device; "" when it goes out as it is. */
  note: string;
}

/** "4.4 MB" */
export function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What is wrong with a file before anything is sent, in words for a person; null when nothing is. */
export function problemWithFile(
  file: { type: string; size: number } | undefined,
  limits: PictureLimits,
): string | null {
  if (!file) return 'Choose a picture of a certificate.';
  if (file.size === 0) return 'The selected file is empty. Choose another.';
  if (/^image\/hei[cf]/.test(file.type))
    return 'HEIC photos cannot be read here. Save it as JPEG, or take a screenshot of it, and choose that.';
  // A device that does not know a kind of file gives it no type: the service looks into the file itself.
  if (file.type !== '' && !limits.types.includes(file.type))
    return `The selected file must be a picture: ${limits.names}.`;
  return null;
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read. Choose it again.'));
    reader.readAsDataURL(blob);
  });
}

/** Draws the picture smaller until it fits. Only for pictures over the limit: scaling blurs what a check looks at. */
async function shrink(file: File, limits: PictureLimits): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  for (let scale = Math.min(1, Math.sqrt(12_000_000 / (bitmap.width * bitmap.height))); scale > 0.1; scale *= 0.8) {
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    if (blob && blob.size <= limits.bytes) return blob;
  }
  throw new Error('The picture could not be made small enough.');
}

/**
 * Makes a file ready to be sent. A file within the limit goes out byte for byte.
 * @throws Error with words for a person when the file cannot be read or made small enough.
 */
export async function preparePicture(file: File, limits: PictureLimits): Promise<PreparedPicture> {
  if (file.size <= limits.bytes) return { dataUrl: await readAsDataUrl(file), note: '' };
  let smaller: Blob;
  try {
    smaller = await shrink(file, limits);
  } catch {
    throw new Error(
      `The selected file must be smaller than ${megabytes(limits.bytes)}. Save a smaller copy and choose that.`,
    );
  }
  const note = `Your picture is ${megabytes(file.size)}; the limit is ${megabytes(limits.bytes)}. A smaller copy of ${megabytes(smaller.size)} was made on this device and checked. Fine traces of editing may be lost in it.`;
  return { dataUrl: await readAsDataUrl(smaller), note };
}
