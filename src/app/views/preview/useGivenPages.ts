import { useEffect, useRef, useState } from 'react';

/** Whether a file or a text is being dragged over the page. */
type Dragging = 'nothing' | 'over';

/** Longer than any page of the CMS may be (bytes). */
const maximumBytes = 5 * 1024 * 1024;

/** Hears of JSON that is pasted beside any field, or dropped anywhere. */
export function useGivenPages(onGiven: (text: string) => void): Dragging {
  const [dragging, setDragging] = useState<Dragging>('nothing');
  const given = useRef(onGiven);
  given.current = onGiven;
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const isField = target instanceof Element && target.closest('input,textarea,select,[contenteditable]');
      const text = clipboardData?.getData('text/plain').trim() ?? '';
      if (!isField && text.startsWith('{')) given.current(text);
    };
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
      setDragging('over');
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging('nothing');
    };
    const onDrop = async (event: DragEvent) => {
      event.preventDefault();
      setDragging('nothing');
      const file = event.dataTransfer?.files[0];
      const text = file ? file.size <= maximumBytes && (await file.text()) : event.dataTransfer?.getData('text/plain');
      if (text) given.current(text);
    };
    addEventListener('paste', onPaste);
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('paste', onPaste);
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return dragging;
}
