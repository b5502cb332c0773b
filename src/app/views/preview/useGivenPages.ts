import { useEffect, useRef, useState } from 'react';
import { maximumPageBytes } from './draft.ts';

/** Whether a file or a text is being dragged over the page; `oversized`: one was dropped that is larger than any page. */
type Dragging = 'nothing' | 'over' | 'oversized';

/** Hears of JSON that is pasted beside any field, or dropped anywhere. */
export function useGivenPages(onGiven: (text: string) => void): Dragging {
  const [dragging, setDragging] = useState<Dragging>('nothing');
  const given = useRef(onGiven);
  given.current = onGiven;
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain').trim() ?? '';
      if (isInField(target) || !text.startsWith('{')) return;
      setDragging('nothing');
      given.current(text);
    };
    // Words that are moved into a field, or within it, are the field's.
    const isForField = ({ target, dataTransfer }: DragEvent) =>
      isInField(target) && dataTransfer?.types.includes('Files') !== true;
    const onDragOver = (event: DragEvent) => {
      if (isForField(event)) return;
      event.preventDefault();
      setDragging('over');
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging('nothing');
    };
    const onDrop = async (event: DragEvent) => {
      if (isForField(event)) return setDragging('nothing');
      event.preventDefault();
      setDragging('nothing');
      const file = event.dataTransfer?.files[0];
      const dropped = event.dataTransfer?.getData('text/plain').trim() ?? '';
      // A link or a word that was dragged by accident is no page.
      if (file && file.size > maximumPageBytes) return setDragging('oversized');
      const text = file ? await file.text() : dropped.startsWith('{') && dropped;
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

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
}
