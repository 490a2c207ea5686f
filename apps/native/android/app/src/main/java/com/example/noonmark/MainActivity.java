package com.example.noonmark;

import android.os.Bundle;
import android.view.WindowManager;
import com.getcapacitor.BridgeActivity;

/** Neither a screenshot nor the list of recent apps shows what a person owns (SEC-H14). */
public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        int secure = WindowManager.LayoutParams.FLAG_SECURE;
        getWindow().setFlags(secure, secure);
        super.onCreate(savedInstanceState);
    }
}
